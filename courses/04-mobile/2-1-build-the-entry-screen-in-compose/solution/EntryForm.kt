package org.dudh.collector

enum class Field { Member, Litres, Fat }

/** What the collector has typed so far. The screen shows it; it knows nothing of the screen. */
data class EntryForm(
    val member: String = "",
    val litres: String = "",
    val fat: String = "",
    val active: Field = Field.Member,
) {
    operator fun get(field: Field): String = when (field) {
        Field.Member -> member
        Field.Litres -> litres
        Field.Fat -> fat
    }

    private fun with(field: Field, text: String): EntryForm = when (field) {
        Field.Member -> copy(member = text)
        Field.Litres -> copy(litres = text)
        Field.Fat -> copy(fat = text)
    }

    /** A key of the pad: a digit, a point, or '<' to delete. Impossible keys change nothing. */
    fun press(key: Char): EntryForm {
        val old = this[active]
        val new = when {
            key == '<' -> old.dropLast(1)
            key == '.' && (active == Field.Member || old.isEmpty() || '.' in old) -> old
            else -> old + key
        }
        val longest = if (active == Field.Member) 5 else 7
        return if (new.length > longest) this else with(active, new)
    }

    /** The price, or null while something is missing or wrong. */
    val paise: Long?
        get() {
            val l = parseLitres(litres) ?: return null
            val f = parseFat(fat) ?: return null
            return priceOf(l, f)
        }

    val canSave: Boolean
        get() = (member.toIntOrNull() ?: 0) > 0 && (paise ?: 0) > 0
}

/** 16915 is ₹169.15; India groups the last three digits, then pairs. */
fun formatPaise(paise: Long): String {
    val rupees = (paise / 100).toString()
    val head = rupees.dropLast(3).reversed().chunked(2).joinToString(",").reversed()
    val whole = if (head.isEmpty()) rupees else "$head,${rupees.takeLast(3)}"
    return "₹$whole.${(paise % 100).toString().padStart(2, '0')}"
}
