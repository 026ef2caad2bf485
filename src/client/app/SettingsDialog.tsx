import { LOCALES } from '../../i18n/index.ts'
import { Choice } from './Choice.tsx'
import { Dialog } from './Dialog.tsx'
import { changeSettings, useSettings } from './settings.ts'
import { useTexts } from './texts.tsx'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Settings = () => {
  const { settings: say } = useTexts().ui
  const settings = useSettings()
  return (
    <form className="settings">
      <Choice
        legend={say.language}
        value={settings.locale}
        options={LOCALES.map((locale) => [locale, say.languages[locale]])}
        onChange={(locale) => changeSettings({ locale })}
      />
      <Choice
        legend={say.dice}
        value={settings.dice}
        options={[
          ['thrown', say.diceThrown],
          ['typed', say.diceTyped],
        ]}
        onChange={(dice) => changeSettings({ dice })}
      />
      <Choice
        legend={say.motion}
        value={settings.motion}
        options={[
          ['system', say.motionSystem],
          ['full', say.motionFull],
          ['reduced', say.motionReduced],
        ]}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choice
        legend={say.theme}
        value={settings.theme}
        options={[
          ['system', say.themeSystem],
          ['dark', say.themeDark],
          ['light', say.themeLight],
        ]}
        onChange={(theme) => changeSettings({ theme })}
      />
      <label className="choice-tick">
        <input
          type="checkbox"
          checked={settings.coordinates}
          onChange={({ target }) => changeSettings({ coordinates: target.checked })}
        />
        {say.coordinates}
      </label>
    </form>
  )
}

export const SettingsDialog = ({ open, onClose }: SettingsDialogProps) => (
  <Dialog open={open} onClose={onClose} title={useTexts().ui.settings.title}>
    <Settings />
  </Dialog>
)
