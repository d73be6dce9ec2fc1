/**
 * Everything the site stores in the browser, as the privacy page shows it. A key that ends with `-` or `:` is the
 * beginning of several. `StorageKey` accepts no other keys.
 */
export const storedOnDevice = [
  {
    what: 'Your login',
    details:
      'Email address, username, account number, role with its areas, the token that keeps you logged in, and a key that encrypts what you haven’t sent',
    until: 'You log out, or we end the session',
    keys: ['user', 'userId', 'username', 'token', 'role', 'areas'],
  },
  {
    what: 'What you saw last',
    details:
      'Data of the pages you opened, such as your courses and notifications, so that they open at once and without a connection',
    until: 'You log out, we end the session, or you haven’t opened the page online for 30 days. The oldest go first',
    keys: ['view:', 'approved:', 'notifications.shown'],
  },
  {
    what: 'Drafts',
    details: 'What you typed and haven’t submitted: answers, code, questions and forms. Never a password',
    until:
      'You submit or discard it, or log out. Short forms: until you close the tab. If we end the session, they’re encrypted until you log in again',
    isSealed: true,
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
    isSealed: true,
    keys: ['first-lesson:', 'start:', 'trial:', 'checks:', 'comments-done:'],
  },
  {
    what: 'Courses you keep offline',
    details: 'Their lessons, pictures and exercises with your answers, and what runs code',
    until: 'You remove the course or log out, your access or session ends, or you don’t connect for 30 days',
    keys: ['kept-courses'],
  },
  {
    what: 'Notifications',
    details: 'If you turn them on: the address where your browser receives them, and those you haven’t opened',
    until: 'You turn them off or log out, or we end the session',
    keys: [],
  },
  {
    what: 'What you haven’t sent',
    details: 'Solutions, answers, questions and files that wait for a connection, encrypted',
    until: 'We’ve received it, you discard it, or you log out. What we received stays listed for a week',
    keys: [],
  },
  {
    what: 'The site itself',
    details: 'Its pages, scripts and fonts, so that they open without a connection. Nothing about you',
    until: 'You delete it in your browser',
    keys: [],
  },
  {
    what: 'Your choices',
    details:
      'Light or dark mode, a collapsed menu, shortcuts you turned off, that you don’t want notifications, the place of a preview window, the language you write exercises in',
    until: 'You change them or log out. Light or dark mode stays',
    keys: ['theme', 'sidebar', 'push-declined', 'single-keys-off', 'preview-window', 'practice-language'],
  },
  {
    what: 'Short notes',
    details: 'The email address you registered with, and why a device was logged out',
    until: 'You log in. The email address at most a day',
    keys: ['login-email', 'signed-out-because', 'ended-oldest-device'],
  },
] as const

type Listed = (typeof storedOnDevice)[number]['keys'][number]
type Beginning = Extract<Listed, `${string}-` | `${string}:`>
export type StorageKey = Exclude<Listed, Beginning> | `${Beginning}${string}`
