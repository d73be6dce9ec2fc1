package org.dudh.collector

/** What the scan area shows. Each tap looks at the permission again, so that no answer is remembered for ever. */
sealed interface ScanState {
    data object Closed : ScanState
    data object Asking : ScanState
    data class Open(val message: String = "", val last: String? = null) : ScanState
    data object Refused : ScanState
    data object Blocked : ScanState
    data class Done(val member: Int) : ScanState
}

val ScanState.isBusy: Boolean get() = this is ScanState.Asking || this is ScanState.Open

fun ScanState.onTap(isAllowed: Boolean): ScanState = when {
    isBusy -> this
    isAllowed -> ScanState.Open()
    else -> ScanState.Asking
}

fun ScanState.onAnswer(isGranted: Boolean, mayAskAgain: Boolean): ScanState = when {
    this != ScanState.Asking -> this
    isGranted -> ScanState.Open()
    mayAskAgain -> ScanState.Refused
    else -> ScanState.Blocked
}

/** The same text again changes nothing, and after a card nothing is heard any more. */
fun ScanState.onText(text: String): ScanState {
    if (this !is ScanState.Open || text == last) return this
    return when (val scan = readCard(text)) {
        is Scan.Member -> ScanState.Done(scan.number)
        Scan.Damaged -> ScanState.Open("Clean the card, or type the number", text)
        Scan.NewerVersion -> ScanState.Open("This card is new. Update the app, or type the number", text)
        Scan.NotACard -> ScanState.Open("This isn't a member's card", text)
    }
}
