import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { callAs, canBuzz } from '../ui/chime.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CheckField, OneOf } from '../ui/fields.tsx'
import { changeGameSetting, type GameSetting, useGameSetting } from './gameSettings.ts'
import { changeSettings, type Settings, useSettings } from './settings.ts'
import './help.css'

const GameSwitch = ({ setting }: { readonly setting: GameSetting }) => {
  const { locale } = useLanguage().format
  const on = useGameSetting(setting)
  return <CheckField label={setting.labels[locale]} checked={on} onChange={(wish) => changeGameSetting(setting, wish)} />
}

interface ChoiceProps<Key extends keyof Settings> {
  readonly of: Key
  readonly legend: string
  readonly options: Readonly<Partial<Record<Settings[Key], string>>>
  readonly then?: (value: Settings[Key]) => void
}

const Choice = <Key extends keyof Settings>({ of, legend, options, then }: ChoiceProps<Key>) => {
  const value = useSettings((settings) => settings[of])
  const choose = (chosen: Settings[Key]): void => {
    changeSettings({ [of]: chosen } as Partial<Settings>)
    then?.(chosen)
  }
  return <OneOf<Settings[Key]> legend={legend} value={value} options={options} onChange={choose} />
}

interface OfGameProps {
  readonly ofGame?: readonly GameSetting[] | undefined
  /** In a game without dice nothing is said of them. */
  readonly diceless?: true | undefined
}

const AllSettings = ({ ofGame = [], diceless }: OfGameProps) => {
  const { settings: say } = useTexts().ui
  const typed = useSettings(({ dice }) => dice === 'typed')
  const [motions, themes] = [
    { system: say.system, full: say.motionFull, reduced: say.motionReduced },
    { system: say.system, dark: say.themeDark, light: say.themeLight },
  ]
  const calls = { none: say.callNone, sound: say.callSound, ...(canBuzz() && { buzz: say.callBuzz }) }
  return (
    <form className="settings">
      <Choice of="locale" legend={say.language} options={say.languages} />
      {!diceless && <Choice of="dice" legend={say.dice} options={{ thrown: say.diceThrown, typed: say.diceTyped }} />}
      {!diceless && typed && <p className="soft">{say.diceWhere}</p>}
      <Choice of="motion" legend={say.motion} options={motions} />
      <Choice of="theme" legend={say.theme} options={themes} />
      <Choice of="call" legend={say.call} options={calls} then={callAs} />
      {ofGame.map((setting) => (
        <GameSwitch key={setting.id} setting={setting} />
      ))}
    </form>
  )
}

interface DialogsProps extends OfGameProps {
  readonly open: 'settings' | 'help' | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is at hand on every screen. They stay once one was opened: closing gives the focus back. */
export const Dialogs = ({ open, onClose, children, ...ofGame }: DialogsProps) => {
  const { start, help } = useTexts().ui
  return (
    <>
      <Dialog open={open === 'settings'} onClose={onClose} title={start.settings}>
        <AllSettings {...ofGame} />
      </Dialog>
      <Dialog open={open === 'help'} onClose={onClose} title={start.help}>
        <div className="help stack">
          <p>{help.intro}</p>
          {children}
        </div>
      </Dialog>
    </>
  )
}
