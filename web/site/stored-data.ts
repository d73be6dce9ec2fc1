/** What the academy keeps about people, as its tables hold it. Whoever adds a table that names a person adds a row here. */
export const storedData = [
  {
    what: 'Your account',
    details:
      'Name, e-mail address, user name, role, when it was opened, and your password as a hash that cannot be turned back',
    why: 'To let you in and to write to you',
    until: 'The account is deleted',
  },
  {
    what: 'Signed-in devices',
    details: 'The kind of browser, when it signed in and when it was last used',
    why: 'To keep you signed in, and to show you who else is',
    until: '30 days after the last use, or when you end it',
  },
  {
    what: 'Payments',
    details: 'Transaction ID, amount, UPI or bank, the screenshot if you send one, and our decision with its reason',
    why: 'To check that you paid, and for our books',
    until: 'As long as tax and accounting law asks, also after the account is deleted',
  },
  {
    what: 'Subscription and wallet',
    details: 'The days you have, credit that came and went, your referral code and who registered with it',
    why: 'To open your courses and pay referrals',
    until: 'With the payments they belong to',
  },
  {
    what: 'Learning',
    details: 'The courses you are enrolled in, what you hand in, and what mentors wrote about it',
    why: 'To teach you and to certify it',
    until: 'The account is deleted',
  },
  {
    what: 'Notices and mails',
    details: 'What we told you in the app and by mail, and whether it was read or delivered',
    why: 'So that you can read it again and we can prove it was sent',
    until: 'The account is deleted',
  },
  {
    what: 'Demo bookings',
    details: 'Name, e-mail address, mobile number, day, time, and what you wrote about your interests',
    why: 'To hold your demo and prepare for it',
    until: 'You ask us to delete it',
  },
  {
    what: 'The audit log',
    details: 'Which account did what where it matters, such as a new password or a change by staff',
    why: 'To find out what happened when something went wrong',
    until: 'It is never changed; after deletion it holds a number that leads to nobody',
  },
  {
    what: 'Network addresses',
    details: 'The address a request came from, with a count of tries',
    why: 'To stop guessing of passwords and floods of requests',
    until: 'About half an hour',
  },
]
