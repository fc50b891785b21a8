import { addons } from 'storybook/manager-api';
import { systemScheme } from './systemScheme';
import { themes } from './themes';

addons.setConfig({ theme: themes[systemScheme()] });
