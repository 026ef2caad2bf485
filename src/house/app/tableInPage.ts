/** A table with several seats in this page: come by when one is opened. */
export { openSavedTable } from '../library/savedTable.ts'
