package org.dudh.collector

import java.net.URLDecoder

enum class Claim { Paid, Pending, Failed, Unknown }

/** What a UPI app says about the payment [reference]. Never a proof. */
fun claimOf(response: String?, reference: String): Claim {
    val fields = response.orEmpty().split("&").filter { "=" in it }.associate { part ->
        part.substringBefore("=").trim().lowercase() to decode(part.substringAfter("=")).trim()
    }
    if (fields["txnref"] != reference) return Claim.Unknown
    return when (fields["status"]?.uppercase()) {
        "SUCCESS" -> Claim.Paid
        "SUBMITTED", "PENDING" -> Claim.Pending
        "FAILURE", "FAILED" -> Claim.Failed
        else -> Claim.Unknown
    }
}

private fun decode(text: String): String = try {
    URLDecoder.decode(text, "UTF-8")
} catch (_: IllegalArgumentException) {
    text // a lonely % in it
}

sealed interface Payout {
    data object Due : Payout
    data class Waiting(val claim: Claim) : Payout
    data class Paid(val bankReference: String) : Payout
    data class Failed(val reason: String) : Payout
}

sealed interface Event {
    data class AppAnswered(val claim: Claim) : Event
    data class BankPaid(val reference: String) : Event
    data class BankFailed(val reason: String) : Event
}

fun Payout.after(event: Event): Payout = when (event) {
    is Event.BankPaid -> if (this is Payout.Paid) this else Payout.Paid(event.reference)
    is Event.BankFailed -> if (this is Payout.Paid) this else Payout.Failed(event.reason)
    is Event.AppAnswered -> if (this is Payout.Due) Payout.Waiting(event.claim) else this
}

/** After a failure at the bank, the server creates a new payout with a new reference. */
val Payout.canPay: Boolean get() = this is Payout.Due

fun Payout.words(): String = when (this) {
    Payout.Due -> "Due"
    is Payout.Waiting -> "Sent to the bank. We'll know by evening."
    is Payout.Paid -> "Paid. Bank reference $bankReference"
    is Payout.Failed -> "Not paid: $reason"
}

data class StatementLine(val day: String, val shift: String, val ml: Int, val fatTenths: Int, val paise: Long)

data class Statement(val lines: List<StatementLine>, val advancePaise: Long) {
    val ml: Int get() = lines.sumOf { it.ml }
    val earnedPaise: Long get() = lines.sumOf { it.paise }
    val payoutPaise: Long get() = earnedPaise - advancePaise
}

fun parseStatement(csv: String, advancePaise: Long) = Statement(
    csv.lines().drop(1).filter { it.isNotBlank() }.map { line ->
        val (day, shift, ml, fat, paise) = line.split(",")
        StatementLine(day, shift, ml.toInt(), fat.toInt(), paise.toLong())
    },
    advancePaise,
)
