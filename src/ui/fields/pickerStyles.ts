// Mantine's styles for selects with a list of their own, in addition to those of the pages behind the login.
import '@/theme/appStyles';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
