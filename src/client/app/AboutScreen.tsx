import { useTexts } from './texts.tsx'
export const AboutScreen = () => <main>{useTexts().ui.about.what}</main>
