package org.dudh.collector

/** A code whose content isn't text has no raw value; a frame may have no code at all. Both are normal. */
fun firstText(rawValues: List<String?>): String? = rawValues.firstNotNullOfOrNull { it }
