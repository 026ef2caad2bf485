/** Panes that are opened from elsewhere. */
export const [TABLE_PANE, WORDS_PANE] = ['table', 'words'] as const
