// Mantine's form styles, in addition to the shell styles; each page with a form loads them.
import './shellStyles';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './controls.css';
