// Mantine's styles for a checkbox, on top of the forms': fetched with the one page that asks for consent.
import './formStyles';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
