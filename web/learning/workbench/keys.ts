/** What the help lists; the last three belong to the place that has the focus. */
export const workbenchKeys = [
  ['a', 'Approve'],
  ['r', 'Reject: go to the words'],
  ['n', 'Next attempt'],
  ['j', 'Next file'],
  ['k', 'Previous file'],
  ['d', 'Compare with the earlier attempt'],
  ['w', 'More room for the file'],
  ['?', 'These keys'],
  ['Tab, then ↑ ↓', 'Walk the files, or the numbers of the lines'],
  ['Enter or c', 'Comment on the line'],
  ['Ctrl + Enter', 'Save the comment that you write'],
] as const
