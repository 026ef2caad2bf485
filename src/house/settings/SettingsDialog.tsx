import { useLanguage, useTexts } from '../texts/language.tsx'
import { callAs, canBuzz } from '../ui/chime.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CheckField, OneOf } from '../ui/fields.tsx'
import { changeGameSetting, type GameSetting, useGameSetting } from './gameSettings.ts'
import { changeSettings, useSettings } from './settings.ts'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly ofGame?: readonly GameSetting[] | undefined
  /** In a game without dice nothing is said of them. */
  readonly diceless?: true | undefined
}

const GameSwitch = ({ setting }: { readonly setting: GameSetting }) => {
  const { locale } = useLanguage().format
  const on = useGameSetting(setting)
  return <CheckField label={setting.labels[locale]} checked={on} onChange={(wish) => changeGameSetting(setting, wish)} />
}

const NONE: readonly GameSetting[] = []

const Settings = ({ ofGame = NONE, diceless }: Pick<SettingsDialogProps, 'ofGame' | 'diceless'>) => {
  const { settings: say } = useTexts().ui
  const settings = useSettings()
  return (
    <form className="settings">
      <OneOf
        legend={say.language}
        value={settings.locale}
        options={say.languages}
        onChange={(locale) => changeSettings({ locale })}
      />
      {!diceless && (
        <OneOf
          legend={say.dice}
          value={settings.dice}
          options={{ thrown: say.diceThrown, typed: say.diceTyped }}
          onChange={(dice) => changeSettings({ dice })}
        />
      )}
      {!diceless && settings.dice === 'typed' && <p className="soft">{say.diceWhere}</p>}
      <OneOf
        legend={say.motion}
        value={settings.motion}
        options={{ system: say.motionSystem, full: say.motionFull, reduced: say.motionReduced }}
        onChange={(motion) => changeSettings({ motion })}
      />
      <OneOf
        legend={say.theme}
        value={settings.theme}
        options={{ system: say.themeSystem, dark: say.themeDark, light: say.themeLight }}
        onChange={(theme) => changeSettings({ theme })}
      />
      <OneOf
        legend={say.call}
        value={settings.call}
        options={{ none: say.callNone, sound: say.callSound, ...(canBuzz() && { buzz: say.callBuzz }) }}
        onChange={(call) => {
          changeSettings({ call })
          callAs(call)
        }}
      />
      {ofGame.map((setting) => (
        <GameSwitch key={setting.id} setting={setting} />
      ))}
    </form>
  )
}

export const SettingsDialog = ({ open, onClose, ...shown }: SettingsDialogProps) => (
  <Dialog open={open} onClose={onClose} title={useTexts().ui.settings.title}>
    <Settings {...shown} />
  </Dialog>
)
