// Mantine's checkbox styles, in addition to the form styles; only the page that asks for consent loads them.
import './formStyles';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
