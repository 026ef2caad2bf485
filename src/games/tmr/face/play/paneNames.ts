/** Panes that are opened from elsewhere. */
export const [TABLE_PANE, WORDS_PANE, GARDIEN_PANE] = ['table', 'words', 'gardien'] as const
