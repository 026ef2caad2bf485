import { useState } from 'react'
import type { StartFace } from '../face/face.ts'
import { hrefOf } from '../routes/route.ts'
import { changeSettings } from '../settings/settings.ts'
import { LOCALES } from '../texts/format.ts'
import { useLanguage } from '../texts/language.tsx'
import { useEver } from '../ui/awaited.ts'
import { Button } from '../ui/Button.tsx'
import { part } from '../ui/part.tsx'

/** Not in the first frame: they come when one is asked for. */
const Dialogs = part(async () => (await import('../settings/Dialogs.tsx')).Dialogs, { unseen: true })

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
  const { start, common } = useLanguage().texts.ui
  const [open, setOpen] = useState<'settings' | 'help' | null>(null)
  const asked = useEver(open !== null)
  const [Menu, Guide] = [pieces?.Menu, pieces?.Guide]
  return (
    <header className="start-bar row">
      <nav className="row" aria-label={common.menu}>
        {Menu && <Menu />}
        <Button kind="quiet" name={start.help} to={() => setOpen('help')} />
        <Button kind="quiet" name={start.settings} to={() => setOpen('settings')} />
        <Button kind="quiet" name={start.about} to={hrefOf({ screen: 'about' })} />
      </nav>
      <LanguageSwitch />
      {asked && (
        <Dialogs open={open} onClose={() => setOpen(null)} ofGame={pieces?.settings} diceless={pieces?.diceless}>
          {Guide && <Guide />}
        </Dialogs>
      )}
    </header>
  )
}
