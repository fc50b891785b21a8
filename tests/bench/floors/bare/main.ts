import '@mantine/core/styles.css';
import { start } from '../parts/start';

start();
