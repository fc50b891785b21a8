// Loader and Alert. Public forms show them only after a press, so they load with the toasts.
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Alert.layer.css';
