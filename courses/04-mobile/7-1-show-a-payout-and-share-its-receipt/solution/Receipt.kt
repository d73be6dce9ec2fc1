package org.dudh.collector

import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.graphics.Paint
import android.graphics.Typeface
import android.graphics.pdf.PdfDocument
import androidx.core.content.FileProvider
import java.io.File
import java.util.Locale

fun inLanguage(context: Context, tag: String): Context = context.createConfigurationContext(
    Configuration(context.resources.configuration).apply { setLocale(Locale.forLanguageTag(tag)) },
)

/** Whole sentences from the resources, never joined from pieces. [context] has the member's language. */
fun receiptLines(context: Context, name: String, number: Int, statement: Statement, payout: Payout): List<String> = buildList {
    add(context.getString(if (payout is Payout.Paid) R.string.receipt_title else R.string.statement_title))
    add(context.getString(R.string.receipt_member, name, number))
    for (line in statement.lines) {
        val shift = context.getString(if (line.shift == "morning") R.string.receipt_morning else R.string.receipt_evening)
        val fat = "${line.fatTenths / 10}.${line.fatTenths % 10}"
        add(context.getString(R.string.receipt_line, line.day, shift, litres(line.ml), fat, formatPaise(line.paise)))
    }
    add(context.getString(R.string.receipt_earned, litres(statement.ml), formatPaise(statement.earnedPaise)))
    add(context.getString(R.string.receipt_advance, formatPaise(statement.advancePaise)))
    val amount = formatPaise(statement.payoutPaise)
    add(if (payout is Payout.Paid) context.getString(R.string.receipt_paid, amount, payout.bankReference) else context.getString(R.string.receipt_due, amount))
}

/** A4, as many pages as needed. */
fun writePdf(lines: List<String>, file: File) {
    val pdf = PdfDocument()
    try {
        val plain = Paint().apply { textSize = 13f }
        val title = Paint().apply { textSize = 20f; typeface = Typeface.DEFAULT_BOLD }
        lines.chunked(34).forEachIndexed { pageIndex, part ->
            val page = pdf.startPage(PdfDocument.PageInfo.Builder(595, 842, pageIndex + 1).create())
            part.forEachIndexed { index, line ->
                page.canvas.drawText(line, 48f, 72f + index * 22f, if (pageIndex == 0 && index == 0) title else plain)
            }
            pdf.finishPage(page)
        }
        file.outputStream().use(pdf::writeTo)
    } finally {
        pdf.close()
    }
}

fun shareReceipt(context: Context, file: File) {
    val uri = FileProvider.getUriForFile(context, "org.dudh.collector.files", file)
    val send = Intent(Intent.ACTION_SEND)
        .setType("application/pdf")
        .putExtra(Intent.EXTRA_STREAM, uri)
        .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    context.startActivity(Intent.createChooser(send, null))
}
