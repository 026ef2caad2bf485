import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'

interface FromSaveProps {
  readonly file: File | null
  readonly onFile: (file: File | null) => void
}

/** A file to go on from, or none. */
export const FromSave = ({ file, onFile }: FromSaveProps) => {
  const { table } = useTexts().ui
  return (
    <div className="table-from-save">
      <label className="button">
        {table.fromSave}
        <input
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          onChange={({ target }) => {
            onFile(target.files?.[0] ?? null)
            target.value = ''
          }}
        />
      </label>
      <p className="soft" role="status">
        {file ? table.fromSaveChosen({ file: file.name }) : table.fromSaveHint}
      </p>
      {file && <Button name={table.fromNothing} to={() => onFile(null)} />}
    </div>
  )
}
