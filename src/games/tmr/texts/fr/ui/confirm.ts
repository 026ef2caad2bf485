export const confirm = {
  discardChanges: 'Abandonner vos changements ?',
}
