package org.dudh.collector

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
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

/** The handle belongs to the open destination; createSavedStateHandle finds it. */
fun searchFactory() = viewModelFactory {
    initializer {
        val app = this[APPLICATION_KEY] as DudhApp
        SearchViewModel(createSavedStateHandle(), app.container.members)
    }
}
