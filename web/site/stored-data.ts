/** What the academy keeps about people, as its tables hold it. Whoever adds a table that names a person adds a row here. */
export const storedData = [
  {
    what: 'Your account',
    details:
      'Name, email address, user name, role, when it was opened, and your password as a hash that cannot be turned back',
    why: 'To let you in and to write to you',
    until: 'The account is deleted',
  },
  {
    what: 'Your profile',
    details:
      'What you add to it, if you like: a photo (made anew, without the camera’s notes), phone number, links, and a few words about yourself',
    why: 'So that mentors and other learners know whom they talk to: on boards they see your first name and photo',
    until: 'You change or remove it, or the account is deleted',
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
    until:
      'Screenshots: the account is deleted. The rest: 72 months from the due date of the year’s GST return, also after the account is deleted',
  },
  {
    what: 'Subscription and wallet',
    details: 'The days you have, credit that came and went, your referral code and who registered with it',
    why: 'To open your courses and pay referrals',
    until: 'With the payments they belong to. Your referral code and who came by it: the account is deleted',
  },
  {
    what: 'Learning',
    details:
      'The courses you are enrolled in, drafts, what you hand in, what mentors wrote about it, your project ideas, and certificates',
    why: 'To teach you and to certify it',
    until:
      'The account is deleted, certificates included. One that was revoked stays in the list of revocations, without your name',
  },
  {
    what: 'Résumé and jobs',
    details: 'What you write into the résumé builder, jobs you saved or applied for, and your notes on them',
    why: 'To help you find work; no employer sees it unless you send it',
    until: 'You remove it, or the account is deleted',
  },
  {
    what: 'The boards',
    details: 'Bugs you report with their screenshots, facts you share, features you ask for, comments, likes and votes',
    why: 'To mend and to better the academy, together',
    until: 'The account is deleted. The words of bugs and of wishes for features stay, as those of a “Former learner”',
  },
  {
    what: 'Notifications and emails',
    details: 'What we told you in the app and by email, and whether it was read or delivered',
    why: 'So that you can read it again and we can prove it was sent',
    until: 'The account is deleted. The email that confirms this: 30 days more',
  },
  {
    what: 'Demo bookings',
    details: 'Name, email address, mobile number, day, time, and what you wrote about your interests',
    why: 'To hold your demo and prepare for it',
    until: 'You ask us to delete it, or delete an account with the same email address',
  },
  {
    what: 'The audit log',
    details: 'Which account did what where it matters, such as a new password or a change by staff',
    why: 'To find out what happened when something went wrong',
    until:
      'It is never changed; after deletion it holds a number that leads to nobody. The law asks for a year at least',
  },
  {
    what: 'Network addresses',
    details: 'The address a request came from, with a count of tries',
    why: 'To stop guessing of passwords and floods of requests',
    until: 'About half an hour',
  },
]
