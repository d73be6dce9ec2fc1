/** What mostly is wrong, said to the payer with what to do next. */
export const rejectionReasons = [
  {
    label: 'Not found on the statement',
    words:
      'We did not find this transaction ID on our bank statement. Please check it in your UPI or bank app and send it again.',
  },
  {
    label: 'Amount differs',
    words:
      'The amount on our bank statement differs from the one you gave. Please tell us again with the amount that you paid.',
  },
  {
    label: 'Unreadable',
    words: 'The screenshot cannot be read. Please send a clear one that shows the amount and the transaction ID.',
  },
] as const
