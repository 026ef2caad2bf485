import { LOCALES } from '../texts/index.ts'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { OneOf } from '../ui/OneOf.tsx'
import { changeSettings, useSettings } from './settings.ts'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Settings = () => {
  const { settings: say } = useTexts().ui
  const settings = useSettings()
  return (
    <form className="settings">
      <OneOf
        legend={say.language}
        value={settings.locale}
        options={LOCALES.map((locale) => [locale, say.languages[locale]])}
        onChange={(locale) => changeSettings({ locale })}
      />
      <OneOf
        legend={say.dice}
        value={settings.dice}
        options={[
          ['thrown', say.diceThrown],
          ['typed', say.diceTyped],
        ]}
        onChange={(dice) => changeSettings({ dice })}
      />
      <OneOf
        legend={say.motion}
        value={settings.motion}
        options={[
          ['system', say.motionSystem],
          ['full', say.motionFull],
          ['reduced', say.motionReduced],
        ]}
        onChange={(motion) => changeSettings({ motion })}
      />
      <OneOf
        legend={say.theme}
        value={settings.theme}
        options={[
          ['system', say.themeSystem],
          ['dark', say.themeDark],
          ['light', say.themeLight],
        ]}
        onChange={(theme) => changeSettings({ theme })}
      />
      <label className="tick">
        <input
          type="checkbox"
          checked={settings.coordinates}
          onChange={({ target }) => changeSettings({ coordinates: target.checked })}
        />
        {say.coordinates}
      </label>
      <label className="tick">
        <input type="checkbox" checked={settings.advice} onChange={({ target }) => changeSettings({ advice: target.checked })} />
        {say.advice}
      </label>
      <label className="tick">
        <input type="checkbox" checked={settings.coach} onChange={({ target }) => changeSettings({ coach: target.checked })} />
        {say.coach}
      </label>
    </form>
  )
}

export const SettingsDialog = ({ open, onClose }: SettingsDialogProps) => (
  <Dialog open={open} onClose={onClose} title={useTexts().ui.settings.title}>
    <Settings />
  </Dialog>
)
