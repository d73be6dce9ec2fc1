package org.dudh.collector

sealed interface Scan {
    data class Member(val number: Int) : Scan
    data object Damaged : Scan
    data object NewerVersion : Scan
    data object NotACard : Scan
}

/** The Luhn rule: from the right, double every second digit; the sum is filled up to the next ten. */
fun checkDigit(digits: String): Int {
    val sum = digits.reversed().mapIndexed { index, digit ->
        val n = digit.digitToInt() * if (index % 2 == 0) 2 else 1
        if (n > 9) n - 9 else n
    }.sum()
    return (10 - sum % 10) % 10
}

private val cardText = Regex("""DUDH([0-9]{1,3})-([0-9]{5})-([0-9])""")

fun readCard(text: String): Scan {
    val match = cardText.matchEntire(text.trim()) ?: return Scan.NotACard
    val (version, digits, check) = match.destructured
    return when {
        version != "1" -> Scan.NewerVersion
        check.toInt() != checkDigit(digits) || digits.toInt() == 0 -> Scan.Damaged
        else -> Scan.Member(digits.toInt())
    }
}
