// Mantine's styles for forms, on top of what every page shows: fetched with each page that has one.
import './shellStyles';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import './controls.css';
