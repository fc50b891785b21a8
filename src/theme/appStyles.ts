// Mantine's styles for the pages behind the login, in addition to the form styles.
import './formStyles';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
