// The cooperative's price rules. Units: millilitres, tenths of a percent of fat, paise.

@JvmInline
value class Litres(val ml: Int)

@JvmInline
value class Fat(val tenths: Int)

private const val BASE_RATE = 3800L // paise for one litre
private const val PREMIUM = 45L // paise for one litre and each 0.1 above 3.5

/** Paise for one litre. */
fun rateOf(fat: Fat): Long = when {
    fat.tenths < 30 -> 0
    fat.tenths <= 35 -> BASE_RATE
    else -> BASE_RATE + (fat.tenths - 35) * PREMIUM
}

/** The price in paise, rounded once, half up. */
fun priceOf(litres: Litres, fat: Fat): Long = (litres.ml * rateOf(fat) + 500) / 1000

private val litresText = Regex("""(\d{1,3})(?:\.(\d{1,3}))?""")
private val fatText = Regex("""(\d{1,2})(?:\.(\d))?""")

fun parseLitres(text: String): Litres? {
    val match = litresText.matchEntire(text.trim()) ?: return null
    val (whole, part) = match.destructured
    return Litres(whole.toInt() * 1000 + part.padEnd(3, '0').toInt())
}

fun parseFat(text: String): Fat? {
    val match = fatText.matchEntire(text.trim()) ?: return null
    val (whole, part) = match.destructured
    return Fat(whole.toInt() * 10 + part.padEnd(1, '0').toInt())
}

fun main() {
    val table = listOf(
        Triple("4.25", "3.9", 16915L),
        Triple("1", "2.9", 0L),
        Triple("1", "3.0", 3800L),
        Triple("1", "3.5", 3800L),
        Triple("1", "3.6", 3845L),
        Triple("0", "4.0", 0L),
        Triple("0.5", "3.2", 1900L),
        Triple("6", "3", 22800L),
        Triple("1.1", "3.6", 4230L), // 1100 × 3845 = 4229500: 4229.5 paise, up to 4230
        Triple("1.255", "3.6", 4825L), // 4825.475, down to 4825
        Triple("12.75", "6.5", 65663L), // 12750 × 5150 = 65662500: 65662.5, up to 65663
        Triple("999.999", "9.9", 6679993L),
    )
    for ((litresText, fatText, paise) in table) {
        val litres = checkNotNull(parseLitres(litresText)) { "litres $litresText" }
        val fat = checkNotNull(parseFat(fatText)) { "fat $fatText" }
        val got = priceOf(litres, fat)
        check(got == paise) { "$litresText litres at $fatText: $got paise instead of $paise" }
    }
    for (text in listOf("", "4..25", "-1", "4,25", "1.2345", "four")) check(parseLitres(text) == null) { text }
    for (text in listOf("", "3.55", ".5", "fat")) check(parseFat(text) == null) { text }
    println("${table.size} of ${table.size} values are right")
}
