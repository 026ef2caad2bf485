interface FilePickProps {
  readonly label: string
  /** Absent: as many as one likes. */
  readonly most?: 'one'
  readonly onFiles: (files: readonly File[]) => void
}

export const FilePick = ({ label, most, onFiles }: FilePickProps) => (
  <label className="button file-pick">
    {label}
    <input
      type="file"
      accept=".json,application/json"
      multiple={most !== 'one'}
      className="visually-hidden"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  </label>
)
