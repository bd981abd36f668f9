import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { restore } from '$lib/options.svelte';

await restore();
const target = document.getElementById('app');
if (target) mount(App, { target });
