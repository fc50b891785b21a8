import { addons } from 'storybook/manager-api';
import { systemScheme, themes } from './themes';

addons.setConfig({ theme: themes[systemScheme()] });
