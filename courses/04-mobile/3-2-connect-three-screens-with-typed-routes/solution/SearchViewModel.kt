package org.dudh.collector

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.StateFlow

/** Keeps the text of the search in saved state. The results are searched again. */
class SearchViewModel(private val saved: SavedStateHandle, members: MemberRepository) : ViewModel() {
    private val search = MemberSearch(viewModelScope) { members.find(it) }

    val query: StateFlow<String> = saved.getStateFlow("query", "")
    val state: StateFlow<SearchState> = search.state

    init {
        search.onQuery(query.value)
    }

    fun onQuery(text: String) {
        saved["query"] = text
        search.onQuery(text)
    }
}
