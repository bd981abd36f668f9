import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { restore } from '$lib/options.svelte';

const target = document.getElementById('app');
if (target) {
  // Until then, and if that fails, index.html has a word for who waits.
  await restore();
  target.replaceChildren();
  mount(App, { target });
}
