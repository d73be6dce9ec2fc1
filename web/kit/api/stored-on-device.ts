/**
 * Everything the site stores in the browser, as the privacy page shows it. A key that ends with `-` or `:` is the
 * beginning of several. `StorageKey` accepts no other keys.
 */
export const storedOnDevice = [
  {
    what: 'Your login',
    details: 'Email address, username, account number, role with its areas, and the token that keeps you logged in',
    until: 'You log out, or we end the session',
    keys: ['user', 'userId', 'username', 'token', 'role', 'areas'],
  },
  {
    what: 'What you saw last',
    details: 'Data of the pages you opened, such as your courses and notifications, so that they open at once',
    until: 'You log out or log in again. The oldest go first',
    keys: ['seen:', 'approved:', 'notifications.shown'],
  },
  {
    what: 'Drafts',
    details: 'What you typed and haven’t submitted: answers, code, questions and forms. Never a password',
    until: 'You submit or discard it, or log out. Short forms: until you close the tab',
    keys: [
      'draft:',
      'profile-draft-',
      'resume-draft-',
      'portfolio-draft-',
      'message-draft-',
      'settings-draft-',
      'course-draft-',
      'lesson-draft-',
      'exercise-draft-',
    ],
  },
  {
    what: 'Code and checks',
    details:
      'Code you try without an account, which beginners’ lessons you’ve done, which comments of your mentor you ticked off, and results of checks that we haven’t received yet',
    until: 'You log out, or delete it in your browser. Beginners’ lessons and results: until your account has them',
    keys: ['first-lesson:', 'start:', 'trial:', 'checks:', 'comments-done:'],
  },
  {
    what: 'Your choices',
    details:
      'Light or dark mode, a collapsed menu, shortcuts you turned off, the place of a preview window, the language you write exercises in',
    until: 'You change them or log out. Light or dark mode stays',
    keys: ['theme', 'sidebar', 'single-keys-off', 'preview-window', 'practice-language'],
  },
  {
    what: 'Short notes',
    details:
      'The email address you registered with, why a device was logged out, and when the page last reloaded for an update',
    until: 'You log in. The email address at most a day, the time of the reload until you close the tab',
    keys: ['login-email', 'signed-out-because', 'ended-oldest-device', 'reloaded-at'],
  },
] as const

type Listed = (typeof storedOnDevice)[number]['keys'][number]
type Beginning = Extract<Listed, `${string}-` | `${string}:`>
export type StorageKey = Exclude<Listed, Beginning> | `${Beginning}${string}`
