import { useState } from 'react'
import type { StartFace } from '../face/face.ts'
import { hrefOf } from '../routes/route.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { changeSettings } from '../settings/settings.ts'
import { LOCALES } from '../texts/index.ts'
import { useLanguage } from '../texts/language.tsx'
import { HelpDialog } from '../ui/HelpDialog.tsx'

const LanguageSwitch = () => {
  const { texts, format } = useLanguage()
  const { languages, language } = texts.ui.settings
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{language}</legend>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={languages[locale]}
          aria-pressed={locale === format.locale}
          onClick={() => changeSettings({ locale })}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

export const StartBar = ({ guest }: { readonly guest: StartFace | null }) => {
  const { start } = useLanguage().texts.ui
  const [open, setOpen] = useState<'settings' | 'help' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <header className="start-bar">
      <nav aria-label={useLanguage().texts.ui.common.menu}>
        {guest && <guest.Menu />}
        <button type="button" className="button" data-kind="quiet" onClick={() => setOpen('help')}>
          {start.help}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => setOpen('settings')}>
          {start.settings}
        </button>
        <a className="button" data-kind="quiet" href={hrefOf({ screen: 'about' })}>
          {start.about}
        </a>
      </nav>
      <LanguageSwitch />
      <SettingsDialog open={open === 'settings'} onClose={close} />
      <HelpDialog open={open === 'help'} onClose={close}>
        {guest && <guest.Guide />}
      </HelpDialog>
    </header>
  )
}
