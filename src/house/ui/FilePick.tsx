import './filePick.css'

interface FilePickProps {
  readonly label: string
  readonly onFiles: (files: FileList) => void
}

/** A button that asks for files. */
export const FilePick = ({ label, onFiles }: FilePickProps) => (
  <label className="button file-pick">
    {label}
    <input
      type="file"
      accept=".json,application/json"
      multiple
      className="visually-hidden"
      onChange={({ target }) => {
        if (target.files) onFiles(target.files)
        target.value = ''
      }}
    />
  </label>
)
