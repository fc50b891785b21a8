// Mantine's styles that every page needs. Imported per component, because the complete style sheet is four times the
// budget of the first view. The order within the layer matters: UnstyledButton before the components that use it.
import './layers.css';
import './variables.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Button.layer.css';
