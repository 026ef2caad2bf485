import { lazy, Suspense, useState } from 'react'
import type { StartFace } from '../face/face.ts'
import { hrefOf } from '../routes/route.ts'
import { changeSettings } from '../settings/settings.ts'
import { LOCALES } from '../texts/format.ts'
import { useLanguage } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'

const SettingsDialog = lazy(async () => ({ default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog }))
const HelpDialog = lazy(async () => ({ default: (await import('../ui/HelpDialog.tsx')).HelpDialog }))

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

export const StartBar = ({ start: pieces }: { readonly start: StartFace | null }) => {
  const { start } = useLanguage().texts.ui
  const [open, setOpen] = useState<'settings' | 'help' | null>(null)
  // Not in the first frame: they come when one is asked for.
  const [asked, setAsked] = useState(false)
  const show = (dialog: 'settings' | 'help'): void => {
    setAsked(true)
    setOpen(dialog)
  }
  const [Menu, Guide] = [pieces?.Menu, pieces?.Guide]
  const close = (): void => setOpen(null)
  return (
    <header className="start-bar">
      <nav aria-label={useLanguage().texts.ui.common.menu}>
        {Menu && <Menu />}
        <Button kind="quiet" name={start.help} to={() => show('help')} />
        <Button kind="quiet" name={start.settings} to={() => show('settings')} />
        <Button kind="quiet" name={start.about} to={hrefOf({ screen: 'about' })} />
      </nav>
      <LanguageSwitch />
      {asked && (
        <Suspense>
          <SettingsDialog open={open === 'settings'} onClose={close} ofGame={pieces?.settings} diceless={pieces?.diceless} />
          <HelpDialog open={open === 'help'} onClose={close}>
            {Guide && <Guide />}
          </HelpDialog>
        </Suspense>
      )}
    </header>
  )
}
