import { type AppError, invalid } from '#server/kit/errors.ts'

const messages = {
  lockedWorkbook: 'This workbook has a password. Open it, save it without a password, and upload that file.',
  damagedWorkbook: 'This workbook can’t be read. Download it from your bank again, or download the statement as CSV.',
  largeWorkbook: 'This workbook is too large to read. Download a shorter period from your bank.',
  damagedPdf: 'This PDF can’t be read. Download it from your bank again, or download the statement as CSV or Excel.',
  longPdf: 'This PDF has too many pages to read. Download a shorter period from your bank.',
  scannedPdf: 'This PDF is a picture without text. Download the statement from your bank instead of scanning it.',
  noTable: 'We found no table of transactions in this PDF. Download the statement from your bank as CSV or Excel.',
  unevenPdf: 'The pages of this PDF have different columns. Download the statement from your bank as CSV or Excel.',
  slowFile: 'This file takes too long to read. Download a shorter period from your bank.',
  notAStatement:
    'This file isn’t a bank statement we can read. Upload CSV, Excel or PDF, as downloaded from your bank.',
}

export const refuse = (reason: keyof typeof messages): AppError => invalid({ statement: messages[reason] })

export const wantsPassword = (isWrong: boolean): AppError =>
  invalid({
    password: isWrong
      ? 'This password doesn’t open the file. Banks often use your customer ID, or your name and date of birth.'
      : 'This PDF has a password. Enter it to open the file. We don’t keep it.',
  })
