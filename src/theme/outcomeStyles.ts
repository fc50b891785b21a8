// Mantine's styles for what a press brings. A public form shows neither before, so they load with its toasts.
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Alert.layer.css';
